import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ReaderMenu } from '../../controls/controlsState.ts';
import type { Controls } from '../../controls/createControls.ts';
import { changesBookmarks, hasBookmarks, type ReaderProps } from '../../ReaderProps.ts';

/** The menus whose buttons a narrow toolbar has no room for. */
const spare = ['addBookmark', 'bookmarks', 'search'] as const;

const menuOf = { addBookmark: 'bookmarkField', bookmarks: 'bookmarks', search: 'search' } as const satisfies Record<
  (typeof spare)[number],
  ReaderMenu
>;

/** Returns whether a menu can be opened from this one where the toolbar has no room for its button. */
export const isSpare = (menu: ReaderMenu): boolean => spare.some((name) => menuOf[name] === menu);

const List = styled('div')({ display: 'grid', justifyItems: 'start', gap: token('space.050') });

interface MoreMenuProps {
  readonly controls: Pick<Controls, 'pressMenu'>;
  readonly props: ReaderProps;
}

/** Shows the commands that a narrow toolbar has no room for. */
export function MoreMenu({ controls, props }: MoreMenuProps) {
  const { t } = useTranslation('reader');
  const isOffered = { addBookmark: changesBookmarks(props), bookmarks: hasBookmarks(props), search: true };
  return (
    <List>
      {spare
        .filter((name) => isOffered[name])
        .map((name) => (
          <Button key={name} onClick={() => controls.pressMenu(menuOf[name])}>
            {t(($) => $.toolbar[name])}
          </Button>
        ))}
    </List>
  );
}
