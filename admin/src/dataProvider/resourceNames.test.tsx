import { CanAccess, ReferenceField, ReferenceInput, Resource } from '@realmkit/admin-kit';
import { expect, test } from 'vitest';

test('a resource that the panel does not have does not compile', () => {
  // The compiler reports each `@ts-expect-error` that has no error.
  const elements = () => [
    <ReferenceInput key="right" source="uid" reference="groups" children={null} />,
    // @ts-expect-error: the panel has no such resource
    <ReferenceInput key="input" source="uid" reference="gruops" children={null} />,
    // @ts-expect-error: the panel has no such resource
    <ReferenceField key="field" source="uid" reference="gruops" render={({ id }) => id} />,
    // @ts-expect-error: the panel has no such resource
    <CanAccess key="access" resource="gruops" action="create" children={null} />,
    // @ts-expect-error: the panel has no such resource
    <Resource key="resource" name="gruops" />,
  ];
  expect(elements).toBeTypeOf('function');
});
