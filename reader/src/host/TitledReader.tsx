import { useState } from 'react';
import { BookReader, type ReaderProps } from '../player/index.ts';
import { useWindowTitle } from './useWindowTitle.ts';

/** Shows the reader, and its book's title as the title of the window as long as the reader is shown. */
export function TitledReader(props: ReaderProps) {
  const [title, setTitle] = useState('');
  useWindowTitle(title);
  return <BookReader {...props} onOpened={(book) => setTitle(book.title)} />;
}
