import HomeIcon from '@mui/icons-material/Home';
import TuneIcon from '@mui/icons-material/Tune';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Announced } from '../../announcer/Announced.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { HeroBand } from '../../components/HeroBand/HeroBand.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ScrollToTop } from '../../components/ScrollToTop/ScrollToTop.tsx';
import type { NavigationTab } from '../../components/TopBar/NavigationTab.ts';
import { token } from '../../tokens/token.ts';
import { DefaultLayout, type FrameProps } from '../DefaultLayout/DefaultLayout.tsx';
import { LinkTabs } from '../TabsLayout/LinkTabs.tsx';

/** The props of the layout of library and bookshelf. */
export interface LibraryLayoutProps extends Omit<FrameProps, 'bottomTabs'> {
  /** The page's heading. */
  title: string;
  /** The language of the heading, where it is not the page's. */
  titleLang?: string | undefined;
  /** On a page below the sections, the link back to one of them above a plain heading. */
  back?: { readonly label: string; readonly href: string } | undefined;
  /** The links to library and bookshelf. */
  sections: readonly NavigationTab[];
  sectionsLabel: string;
  /** The name of the way home, beside the logo; on phones it is in the bottom bar with the sections. */
  homeLabel: string;
  /** The accessible name of the bars with the way home. */
  navigationLabel: string;
  /** The search field. */
  search?: ReactNode;
  /** The choices of order and filters. */
  choices?: ReactNode;
  /** Further choices, which a button shows. */
  moreChoices?:
    | {
        readonly label: string;
        /** Whether they are shown at first, because one of them is made already. */
        readonly startOpen: boolean;
        readonly choices: ReactNode;
      }
    | undefined;
  /** The number of results as text, such as "214 books"; announced to screen readers when it changes. */
  summary?: string | undefined;
  scrollToTopLabel: string;
}

/** Phones have the sections in the bar at the bottom. */
const Sections = styled('div')(({ theme }) => ({
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: { display: 'none' },
}));

const Hero = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(2) }));

const Tools = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  '&, & > [data-more]:not([hidden])': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.spacing(2) },
  // On a phone two choices are side by side.
  '& > *, & > [data-more] > *': {
    flex: '1 1 9rem',
    minWidth: 0,
    [theme.breakpoints.up('sm')]: { flexBasis: '11rem', maxWidth: '20rem' },
  },
  '& > button': { flex: 'none', minHeight: '3rem' },
  '& > [data-more]': { flex: '1 0 100%', maxWidth: 'none' },
  '&[data-search] > div:first-of-type': { flex: '2 1 16rem', maxWidth: 'none' },
}));

const Summary = styled(Announced)(({ theme }) => ({
  minHeight: `calc(${token('font.size.body')} * ${token('font.lineHeight.body')})`,
  margin: theme.spacing(2, 0),
  color: token('color.text.muted'),
}));

/** Keeps its distance from what is above it, where no summary does. */
const Content = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  '[data-summary] + &': { marginBlockStart: 0 },
  // On phones a heading is above it, which has its own.
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: { '&[data-below-head]': { marginBlockStart: 0 } },
}));

/** Renders the layout of library and bookshelf: sections, search and order above the shelves, and a button back to the top (shell §2). */
export function LibraryLayout(props: LibraryLayoutProps) {
  const { topBar, title, titleLang, back, sections, sectionsLabel, homeLabel, navigationLabel, ...rest } = props;
  const { search, choices, moreChoices, summary, scrollToTopLabel, children, ...frame } = rest;
  const home = { label: homeLabel, href: '/', icon: <HomeIcon fontSize="small" aria-hidden /> };
  return (
    <DefaultLayout {...frame} topBar={{ ...topBar, tabs: [home], tabsLabel: navigationLabel }} bottomTabs={[home, ...sections]}>
      {back ? (
        <PageHeader title={title} titleLang={titleLang} back={back} />
      ) : (
        <Hero>
          <HeroBand title={title} />
        </Hero>
      )}
      <Sections>
        <LinkTabs label={sectionsLabel} tabs={sections} />
      </Sections>
      {search || choices ? (
        <Tools role="search" data-search={search ? true : undefined}>
          {search}
          {choices}
          {moreChoices ? <MoreChoices {...moreChoices} /> : null}
        </Tools>
      ) : null}
      {search ? <Summary data-summary="">{summary}</Summary> : null}
      <Content data-below-head={back ? '' : undefined}>{children}</Content>
      <ScrollToTop label={scrollToTopLabel} />
    </DefaultLayout>
  );
}

/** Shows a button, and on request the further choices below the others. */
function MoreChoices({ label, startOpen, choices }: NonNullable<LibraryLayoutProps['moreChoices']>) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startOpen);
  return (
    <>
      <Button variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <TuneIcon aria-hidden />
        {label}
      </Button>
      <div id={id} data-more="" hidden={!isOpen}>
        {choices}
      </div>
    </>
  );
}
