import { ItemList, useServiceErrorText } from '@realmkit/admin-kit';
import { Button, ConfirmDialog, Section } from '@realmkit/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import type { CardHolder } from '../loginCards.ts';
import { Preview } from '../sheets/Preview.tsx';
import type { MadeCards } from '../useCardMaking.ts';

interface MadeCardsViewProps {
  readonly made: MadeCards;
  readonly busy: boolean;
  /** The error of the last print. */
  readonly errorMessage: string | undefined;
  readonly onPrint: () => void;
  readonly onRetry: (holders: readonly CardHolder[]) => void;
  readonly onClose: () => void;
}

/** Shows the sheets of new cards. Leaving new passwords needs a confirmation, because they are stored nowhere else. */
export function MadeCardsView({ made, busy, errorMessage, onPrint, onRetry, onClose }: MadeCardsViewProps) {
  const { t } = useTranslation('cards');
  const errorText = useServiceErrorText();
  const [closing, setClosing] = useState(false);
  const hasUnsavedPasswords = made.method === 'pwd' && made.cards.length > 0;
  const leaving = useBlocker(hasUnsavedPasswords);
  useEffect(() => {
    if (!hasUnsavedPasswords) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [hasUnsavedPasswords]);
  const isConfirmOpen = closing || leaving.state === 'blocked';
  return (
    <>
      {made.failures.length > 0 ? (
        <Section title={t(($) => $.passwords.failed, { count: made.failures.length })}>
          <ItemList>
            {made.failures.map(({ holder, error }) => (
              <li key={holder.userUid}>
                <span>
                  <bdi>{holder.name}</bdi> <small>{errorText(error)}</small>
                </span>
              </li>
            ))}
          </ItemList>
          <div>
            <Button variant="outlined" disabled={busy} onClick={() => onRetry(made.failures.map(({ holder }) => holder))}>
              {t(($) => $.retry)}
            </Button>
          </div>
        </Section>
      ) : null}
      {made.cards.length > 0 ? (
        <Preview
          cards={made.cards}
          busy={busy}
          errorMessage={errorMessage}
          onPrint={onPrint}
          onClose={() => (hasUnsavedPasswords ? setClosing(true) : onClose())}
        />
      ) : (
        <div>
          <Button onClick={onClose}>{t(($) => $.preview.close)}</Button>
        </div>
      )}
      <ConfirmDialog
        open={isConfirmOpen}
        title={t(($) => $.passwords.leaveQuestion)}
        description={t(($) => $.passwords.leaveHelp)}
        confirmLabel={t(($) => $.preview.close)}
        cancelLabel={t(($) => $.cancel)}
        destructive
        onConfirm={() => {
          setClosing(false);
          if (leaving.state === 'blocked') leaving.proceed();
          else onClose();
        }}
        onCancel={() => {
          setClosing(false);
          if (leaving.state === 'blocked') leaving.reset();
        }}
      />
    </>
  );
}
