import type { CopyState } from '../offline/OfflineCopies.ts';
import type { ReaderCallbacks, ReaderProps } from '../ReaderProps.ts';
import type { State } from '../state/createState.ts';
import { withCopiedValues } from './copiedValues.ts';
import { type CopyControls, createCopyControls } from './createCopyControls.ts';
import type { OpenPackage } from './openPackage.ts';
import type { ReaderState } from './ReaderState.ts';

/** The copy of a book on this device as its reader has it, which may have none. */
export interface ReaderCopy {
  /** The callbacks of the host, which know position and bookmarks without a network too. */
  readonly callbacks: ReaderCallbacks;
  /** Undefined until the book is open, and if the host gives no copies. */
  readonly controls: () => CopyControls | undefined;
  /** Creates the controls, once the book is open. */
  readonly opened: (book: OpenPackage) => void;
  /** Asks the service whether the user may go on reading a copy, and whether there is a newer edition. */
  readonly check: (findLocked: OpenPackage['findLocked']) => void;
}

const isCopyPhase = (phase: CopyState['phase']): boolean => phase === 'stored' || phase === 'expired';

/** Creates the copy of a book as its reader has it. */
export function createReaderCopy(props: ReaderProps, state: State<ReaderState>): ReaderCopy {
  const { callbacks = {} } = props;
  const copy = props.testMode ? undefined : props.offlineCopies?.of(props.bookId);
  const copied = props.readOnly ? undefined : copy && withCopiedValues(callbacks, copy);
  let controls: CopyControls | undefined;
  return {
    callbacks: copied?.callbacks ?? callbacks,
    controls: () => controls,
    opened: ({ publication, files, source, isCopy: isInUse = false }) => {
      const locked = () => state.get().locked;
      if (copy && copied && source)
        controls = createCopyControls({ copy, props, publication, files, source, isInUse, locked, onDownloaded: copied.store });
    },
    // A copy opens without the network, which then says whether the user may go on.
    // Not reported: without an answer the copy is as good as before.
    check: (findLocked) => {
      if (copy && isCopyPhase(copy.state.get().phase)) void findLocked().then(controls?.checkEdition, () => undefined);
    },
  };
}
