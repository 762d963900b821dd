import { useRealmIdentity } from '@realmkit/design-system';
import { useEffect, useState } from 'react';
import { BookReader, type ReaderProps } from '../player/index.ts';

/** Shows the reader, and its book's title as the title of the window as long as the reader is shown (WCAG 2.4.2). */
export function TitledReader(props: ReaderProps) {
  const { name, pageTitle } = useRealmIdentity();
  const [title, setTitle] = useState('');
  useEffect(() => {
    document.title = title ? `${title} – ${name}` : pageTitle;
    return () => {
      document.title = pageTitle;
    };
  }, [title, name, pageTitle]);
  return <BookReader {...props} onOpened={(book) => setTitle(book.title)} />;
}
