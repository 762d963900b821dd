declare module 'virtual:token-reference' {
  const reference: import('./TokenReference.ts').TokenReference;
  export default reference;
}
