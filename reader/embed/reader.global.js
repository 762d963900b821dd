// For pages whose scripts are no modules: `RealmkitReader.mountReader(element, props)` loads the module beside this script and promises its reader.
(() => {
  const module = new URL('./reader.js', document.currentScript.src).href;
  globalThis.RealmkitReader = { mountReader: async (...args) => (await import(module)).mountReader(...args) };
})();
