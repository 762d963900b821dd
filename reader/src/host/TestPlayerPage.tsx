import { styled } from '@mui/material/styles';
import { FileDrop } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullWindow } from './FullWindow.tsx';
import { TitledReader } from './TitledReader.tsx';
import { useReaderHost } from './useReaderHost.ts';

const Picker = styled('div')({ alignSelf: 'center', justifySelf: 'center', width: 'min(32rem, 100vw - 2rem)' });

/** Shows the test mode of the reader: a zipped book from the user's disk, of which nothing is sent anywhere (reader §2). */
export function TestPlayerPage() {
  const { t } = useTranslation('readerHost');
  const [file, setFile] = useState<File>();
  const { onEvent: _unsent, submissions: _none, onLogin: _noAccount, ...host } = useReaderHost('test-player');
  return (
    <FullWindow>
      {file ? (
        <TitledReader {...host} file={file} testMode allowPrint onClose={() => setFile(undefined)} />
      ) : (
        <Picker>
          <FileDrop label={t(($) => $.pick)} accept=".epub,application/epub+zip" onFiles={([chosen]) => setFile(chosen)} />
        </Picker>
      )}
    </FullWindow>
  );
}
