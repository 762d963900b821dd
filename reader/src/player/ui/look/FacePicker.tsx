import { styled } from '@mui/material/styles';
import { type Face, faces, faceUrl, type OwnFace, token } from '@realmkit/design-system';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Group, Legend } from './choices.ts';

const List = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: token('space.100') });

const Card = styled(Choice)({
  padding: `${token('space.050')} ${token('space.100')}`,
  borderColor: token('color.border.divider'),
  '& > span': { fontSize: token('font.size.h3'), lineHeight: token('font.lineHeight.compact') },
});

/** The names of the faces, which are the same in every language. */
const faceNames: Readonly<Record<OwnFace, string>> = { serif: 'Literata', sans: 'Andika', dyslexia: 'OpenDyslexic' };

const isOwn = (face: Face): face is OwnFace => face !== 'publisher';
const sampleFamily = (face: OwnFace): string => `realmkit-sample-${face}`;

/** The style of a face's name; that of the widest face is smaller, so that it fits its card on a phone. */
const sampleStyle = (face: OwnFace) => ({
  fontFamily: `${sampleFamily(face)}, sans-serif`,
  ...(face === 'dyslexia' ? { fontSize: token('font.size.small') } : {}),
});

/** Loads the faces of the samples while they are shown; the rules of a shadow root cannot. */
function useSampleFaces(fontsUrl: string): void {
  useEffect(() => {
    const samples = faces.filter(isOwn).map((face) => new FontFace(sampleFamily(face), `url(${JSON.stringify(faceUrl(face, fontsUrl))})`));
    for (const sample of samples) document.fonts.add(sample);
    return () => {
      for (const sample of samples) document.fonts.delete(sample);
    };
  }, [fontsUrl]);
}

interface FacePickerProps {
  readonly fontsUrl: string;
  readonly value: Face;
  readonly onChange: (face: Face) => void;
}

/** Shows the faces of the text, each with its name in the face itself. */
export function FacePicker({ fontsUrl, value, onChange }: FacePickerProps) {
  const { t } = useTranslation('reader');
  const name = useId();
  useSampleFaces(fontsUrl);
  const kinds: Readonly<Record<Face, string>> = {
    publisher: t(($) => $.look.facePublisher),
    serif: t(($) => $.look.faceSerif),
    sans: t(($) => $.look.faceSans),
    dyslexia: t(($) => $.look.faceDyslexia),
  };
  return (
    <Group>
      <Legend>{t(($) => $.look.face)}</Legend>
      <List>
        {faces.map((face) => (
          <Card key={face} drawn name={name} checked={face === value} onChange={() => onChange(face)}>
            <span style={isOwn(face) ? sampleStyle(face) : undefined}>{isOwn(face) ? faceNames[face] : t(($) => $.look.original)}</span>
            <small>{kinds[face]}</small>
          </Card>
        ))}
      </List>
    </Group>
  );
}
