import { useTranslation } from 'react-i18next';

/** Says that a book cannot be read yet, before what else is said of it; a component of its own, as few lists need the library's texts for it. */
export function NotHere({ note }: { readonly note?: string | undefined }) {
  const { t } = useTranslation('library');
  return [t(($) => $.access.notHere), note].filter(Boolean).join(' · ');
}
