/** Returns the selectors of the rules whose style has something, of a style sheet and of those within it. */
function selectorsIn(rules: CSSRuleList, has: (style: CSSStyleDeclaration) => boolean): string[] {
  return [...rules].flatMap((rule) => {
    const own = 'selectorText' in rule && has((rule as CSSStyleRule).style) ? [(rule as CSSStyleRule).selectorText] : [];
    const inner = 'styleSheet' in rule ? (rule as CSSImportRule).styleSheet?.cssRules : (rule as CSSGroupingRule).cssRules;
    return inner ? [...own, ...selectorsIn(inner, has)] : own;
  });
}

/**
 * Returns the boxes of a page whose own style or style sheets have something. Most books have none, and to ask each box of a long chapter for its style
 * would take as long as to lay it out.
 */
export function styledBoxes(document: Document, has: (style: CSSStyleDeclaration) => boolean): readonly HTMLElement[] {
  const selectors = [...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules, has));
  const styled = [...document.body.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => has(style));
  // A query knows no prefixes of namespaces, such as those of `epub|type`, and `:is` forgives what it does not understand.
  const query = `:is(${selectors.join().replaceAll(/[\w-]+\|(?=[\w*-])/g, '*|')})`;
  const selected = selectors.length > 0 ? [...document.body.querySelectorAll<HTMLElement>(query)] : [];
  return [...new Set([...styled, ...selected])].filter((box) => 'offsetHeight' in box);
}
