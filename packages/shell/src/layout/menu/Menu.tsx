import { MenuDrawer } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { HelpSetting } from '../settings/HelpSetting.tsx';
import { LanguageSetting } from '../settings/LanguageSetting.tsx';
import { SchemeSetting } from '../settings/SchemeSetting.tsx';
import { Person } from './Person.tsx';
import { useMenuEntries } from './useMenuEntries.tsx';
import { useSignOut } from './useSignOut.tsx';

/** The version at the bottom of the menu (shell §9). */
const version = '1.0.0';

interface MenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the menu drawer with the shell's entries, language and scheme (shell §2). */
export function Menu({ open, onClose }: MenuProps) {
  const { t } = useTranslation('shell');
  const { signOut, dialog } = useSignOut();
  return (
    <>
      <MenuDrawer
        open={open}
        onClose={onClose}
        title={t(($) => $.menu.title)}
        closeLabel={t(($) => $.menu.close)}
        person={<Person />}
        entries={useMenuEntries(signOut)}
        language={<LanguageSetting />}
        scheme={
          <>
            <SchemeSetting />
            <HelpSetting />
          </>
        }
        version={t(($) => $.menu.version, { version })}
      />
      {dialog}
    </>
  );
}
