import { Section, Skeleton } from '@realmkit/design-system';
import { lazyPart } from '@realmkit/shell';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfSectionProps } from './books/ShelfSection.tsx';

interface OutlineProps extends Pick<ComponentProps<typeof Skeleton>, 'shape' | 'count'> {
  readonly title: string;
}

/** The outline of a section until its script has come: what follows waits for it too. */
function Outline({ title, ...shape }: OutlineProps) {
  const { t } = useTranslation('consumer');
  return (
    <Section title={title} plain>
      <Skeleton label={t(($) => $.home.books.loading)} {...shape} />
    </Section>
  );
}

function AssignmentsOutline() {
  const { t } = useTranslation('consumer');
  return <Outline title={t(($) => $.home.assignments.title)} shape="rows" count={1} />;
}

function ReadingOutline() {
  const { t } = useTranslation('consumer');
  return <Outline title={t(($) => $.home.books.reading)} shape="cards" />;
}

function ShelfOutline({ owner }: ShelfSectionProps) {
  const { t } = useTranslation('consumer');
  return <Outline title={t(($) => $.home.books[owner.kind])} shape="covers" />;
}

function PlanOutline() {
  const { t } = useTranslation('consumer');
  return <Outline title={t(($) => $.home.books.plan)} shape="covers" />;
}

/** What the user is reading; its script comes after the first paint. */
export const ContinueReading = lazyPart(async () => (await import('./books/ContinueReading.tsx')).ContinueReading, {
  texts: ['library'],
  Waiting: ReadingOutline,
});

/** The first books of a shelf; its script comes after the first paint. */
export const ShelfSection = lazyPart(async () => (await import('./books/ShelfSection.tsx')).ShelfSection, {
  texts: ['library'],
  Waiting: ShelfOutline,
});

/** What a plan would open; its script comes after the first paint. */
export const PlanSection = lazyPart(async () => (await import('./books/PlanSection.tsx')).PlanSection, {
  texts: ['library'],
  Waiting: PlanOutline,
});

/** A pupil's assignments; only pupils load its script. */
export const MyAssignments = lazyPart(async () => (await import('./MyAssignments.tsx')).MyAssignments, { Waiting: AssignmentsOutline });
