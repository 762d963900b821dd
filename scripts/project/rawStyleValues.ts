import { type ESTree, parseSync } from 'vite';

/** A value of a style that is no step of a scale. */
export interface RawValue {
  readonly property: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The factors of `theme.spacing`, `spacing` and `sx` that are steps of the scale of space: their hundredfold is in a token's name. */
const steps = new Set([0, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]);

const spacing = /^(margin|padding|inset)(Block|Inline)?(Start|End|Top|Bottom|Left|Right)?$|^(gap|rowGap|columnGap|[mp][xytblr]?)$/;
const spacingOfStacks = /^(spacing|rowSpacing|columnSpacing)$/;
const others =
  /^(fontSize|fontWeight|lineHeight|letterSpacing|border\w*(?<!Color|Style|Collapse|Spacing)|outline(Width|Offset)?|boxShadow|zIndex)$/;

/** Matches a length other than nothing; shares of a box are none. */
const length = /(?<![\w#.])-?(?!0+(\.0+)?[a-z])\d*\.?\d+(px|rem|em|mm|pt|ch)\b/;

/** The properties whose numbers have no unit. */
const isPlainNumber = (property: string): boolean => /^(fontWeight|lineHeight|zIndex)$/.test(property);

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function nameOf(key: Node): string {
  if (key.type === 'Identifier' || key.type === 'JSXIdentifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

const isSpacingCall = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'spacing';

const isNumber = (node: Node): boolean =>
  node.type === 'UnaryExpression' ? isNumber(node.argument) : node.type === 'Literal' && typeof node.value === 'number';

/** Returns the literals of a style's value that are raw; `inSteps` says whether numbers are factors of the scale of space. */
function rawLiterals(node: Node, property: string, inSteps: boolean): Node[] {
  if (node.type === 'Literal') {
    if (typeof node.value === 'number') return node.value === 0 || (inSteps && steps.has(node.value)) ? [] : [node];
    const text = String(node.value);
    const isRaw = length.test(text) || (isPlainNumber(property) && /^[\d.]+$/.test(text)) || (/Radius$/.test(property) && text === '50%');
    return isRaw ? [node] : [];
  }
  if (node.type === 'TemplateElement') return length.test(node.value.raw) ? [node] : [];
  // A part of a list or a test is no value, and a function is one of its own.
  if (node.type === 'ArrowFunctionExpression' || node.type === 'BinaryExpression') return [];
  if (node.type === 'MemberExpression') return [];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((child) => rawLiterals(child, property, inSteps));
  if (node.type === 'Property') return rawLiterals(node.value, property, inSteps);
  if (node.type === 'CallExpression') {
    const isCallOfSpacing = isSpacingCall(node);
    // The numbers of other functions are theirs: a percentage, millimetres of a printed card.
    const given = node.arguments.filter((child) => isCallOfSpacing || !isNumber(child));
    return given.flatMap((child) => rawLiterals(child, property, isCallOfSpacing));
  }
  return childrenOf(node).flatMap((child) => rawLiterals(child, property, inSteps));
}

/** Returns the values of the styles in a source file that are raw where the design system has a scale. */
export function rawStyleValues(path: string, source: string): RawValue[] {
  const found: RawValue[] = [];
  const walk = (node: Node, inSx: boolean): void => {
    const inSxHere = inSx || (node.type === 'JSXAttribute' && nameOf(node.name) === 'sx');
    if (node.type === 'Property' || node.type === 'JSXAttribute') {
      const property = nameOf(node.type === 'Property' ? node.key : node.name);
      const isJsx = node.type === 'JSXAttribute';
      const isOfStack = isJsx && spacingOfStacks.test(property);
      if (node.value && (isOfStack || spacing.test(property) || others.test(property))) {
        const isOfSpace = isOfStack || spacing.test(property);
        for (const { start, end } of rawLiterals(node.value, property, isOfSpace && (inSxHere || isJsx)))
          found.push({ property, value: source.slice(start, end), start, end });
        if (node.value.type !== 'ArrowFunctionExpression') return;
      }
    }
    for (const child of childrenOf(node)) walk(child, inSxHere);
  };
  walk(parseSync(path, source).program, false);
  return found;
}
