import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { Component, createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportError } from '../ReaderProps.ts';
import { SmallBar } from './bars/bars.ts';

/** Gives the parts of a reader the host's report of errors. */
export const ReportContext = createContext<ReportError | undefined>(undefined);

const Text = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.100')} ${token('space.150')}`,
  margin: 0,
  padding: `${token('space.050')} ${token('space.200')}`,
});
/** Above the book, for a part that has no place of its own. */
const Above = styled(SmallBar)({ position: 'absolute', insetBlockStart: token('space.100'), insetInline: 0, zIndex: 4 });

/** Says that a part failed, and offers to try it again. */
export function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('reader');
  return (
    <Text role="alert">
      <span>{t(($) => $.partFailed)}</span>
      <Button variant="outlined" onClick={onRetry}>
        {t(($) => $.errors.tryAgain)}
      </Button>
    </Text>
  );
}

interface BoundaryProps {
  readonly report: ReportError | undefined;
  readonly frame: (failed: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    this.props.report?.('A part of the reader failed', error);
  }

  override render(): ReactNode {
    const { frame, children } = this.props;
    return this.state.hasFailed ? frame(<FailedPart onRetry={() => this.setState({ hasFailed: false })} />) : children;
  }
}

interface PartBoundaryProps {
  /** Puts the message in the place of the part; by default it is above the book. */
  readonly frame?: (failed: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Says in the place of a part that it failed, and offers to try it again: the book and all other parts stay. */
export function PartBoundary({ frame = (failed) => <Above>{failed}</Above>, children }: PartBoundaryProps) {
  return (
    <Boundary report={useContext(ReportContext)} frame={frame}>
      {children}
    </Boundary>
  );
}
