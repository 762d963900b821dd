import { styled } from '@mui/material/styles';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../announcer/AnnouncerProvider.tsx';
import { token } from '../../tokens/token.ts';
import { type FieldError, fieldErrorsOf, sentenceOf } from './fieldErrors.ts';

const Root = styled('div')({
  gridColumn: '1 / -1',
  padding: `${token('space.150')} ${token('space.200')}`,
  border: `${token('border.thick')} solid ${token('color.feedback.error')}`,
  borderRadius: token('radius.control'),
  '&:empty': { display: 'none' },
  '& > p': { margin: 0, fontWeight: token('font.weight.strong') },
  '& > ul': { margin: 0, paddingInlineStart: token('space.250') },
  '& a': { color: token('color.text.link') },
});

/** The props of the errors of a form. */
export interface ErrorSummaryProps {
  /** Says that there are several errors. */
  title: string;
}

/**
 * Lists the errors of the form around it, above its fields, and takes the focus when a submission ends with several; a single one says itself at
 * its field, which gets the focus. An error goes when its field is mended. It reads the fields as screen readers do: what is `aria-invalid`, with
 * its label and its description.
 */
export function ErrorSummary({ title }: ErrorSummaryProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const say = useAnnounce();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const takesFocus = useRef(false);
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return undefined;
    let isSubmitted = false;
    let shown = 0;
    const show = (found: readonly FieldError[]) => {
      shown = found.length;
      setErrors(found.length > 1 ? found : []);
    };
    const check = () => {
      const found = fieldErrorsOf(form);
      if (!isSubmitted || found.length === 0) return shown > 0 ? show(found) : undefined;
      isSubmitted = false;
      const [only] = found;
      takesFocus.current = found.length > 1;
      show(found);
      if (found.length > 1 || !only) return undefined;
      // Where the focus is already, nothing would be said.
      if (only.field.matches(':focus')) say(sentenceOf(only), 'assertive');
      return only.field.focus();
    };
    const onSubmit = () => {
      isSubmitted = true;
      // The form marks its fields while it is submitted; what the service refuses is marked later, which the observer sees.
      setTimeout(check);
    };
    const observer = new MutationObserver(check);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    form.addEventListener('submit', onSubmit);
    return () => {
      observer.disconnect();
      form.removeEventListener('submit', onSubmit);
    };
  }, [say]);
  useLayoutEffect(() => {
    if (takesFocus.current && errors.length > 0) root.current?.focus();
    takesFocus.current = false;
  }, [errors]);
  return (
    <Root ref={root} {...(errors.length > 0 && { role: 'group', tabIndex: -1, 'aria-labelledby': id })}>
      {errors.length > 0 ? (
        <>
          <p id={id}>{title}</p>
          <ul>
            {errors.map((error) => (
              <li key={sentenceOf(error)}>
                <a
                  href={`#${error.field.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    error.field.focus();
                  }}
                >
                  {sentenceOf(error)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Root>
  );
}
