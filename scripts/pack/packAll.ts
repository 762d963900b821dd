// `npm run pack:all`: writes the packages for others to `packed/`, each as a tarball that installs alone.
import { pack } from './pack.ts';
import { packages } from './packages.ts';

for (const one of packages) console.log(await pack(one));
