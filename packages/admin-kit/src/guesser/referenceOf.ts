import type { Resources } from '../provider/contractDataProvider.ts';

/** Returns the words that a field's name begins with if it ends like one that holds ids: `school` of `schoolUid`, `group` of `groupIds`. */
const subjectOf = (name: string): string | undefined => /^(.+?)(?:Uid|Id|_id|_uid)s?$/.exec(name)?.[1];

const pluralOf = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** How the name of a resource can be that of a subject, the best match first: `groups`, `schoolUnits` of a school, `legacyGroups` of a group. */
const matches = [
  (resource: string, subject: string) => resource === pluralOf(subject),
  (resource: string, subject: string) => new RegExp(`^${subject}[A-Z]\\w*s$`).test(resource),
  (resource: string, subject: string) => resource.endsWith(capitalised(pluralOf(subject))),
];

/**
 * Returns the resource whose records a field names, by the name of the field: `schoolUid`, `groupIds`, or `parent`, which is of the same resource.
 * Only a resource that has a list and single records can be referred to, and of several the ones of the same service come first.
 */
export function referenceOf(
  source: string,
  { name, resources }: { readonly name: string; readonly resources: Resources },
): string | undefined {
  const field = source.split('.').at(-1) ?? source;
  const own = resources[name];
  const candidates = Object.entries(resources)
    .filter(([, { getList, getOne }]) => getList && getOne)
    .toSorted(([, one], [, other]) => Number(other.service === own?.service) - Number(one.service === own?.service));
  if (field === 'parent') return candidates.find(([resource]) => resource === name)?.[0];
  const subject = subjectOf(field);
  if (subject === undefined) return undefined;
  for (const isMatch of matches) {
    const found = candidates.find(
      ([resource, { service }]) => isMatch(resource, subject) && (isMatch === matches[0] || service === own?.service),
    );
    // A record's own id names no other one, also not that of another resource with the same list.
    if (found)
      return found[1] === own || (found[1].service === own?.service && found[1].getList?.call === own.getList?.call) ? undefined : found[0];
  }
  return undefined;
}
