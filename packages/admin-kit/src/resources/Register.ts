/**
 * Registers the resources of a panel with the compiler, which then refuses the name of one that the panel does not have:
 * `declare module '@realmkit/admin-kit' { interface Register { readonly resources: typeof resources } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a panel adds its resources.
export interface Register {}

/** The name of a resource of the panel; any string in a panel that has not registered its resources. */
export type ResourceName = Register extends { readonly resources: infer Resources } ? keyof Resources & string : string;
