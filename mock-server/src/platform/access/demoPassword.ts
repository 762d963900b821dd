/** The password of every account of the seed. */
export const demoPassword = 'realmkit-demo';
/** The hash of {@link demoPassword} that all accounts of the seed share, made once: hashing takes long on purpose. */
export const demoPasswordHash = '$argon2id$v=19$m=19456,t=2,p=1$abeIWLvT9bYZxw1Od9Z2hw$_-pW0b9Q7z5vkn6UTzgee2QE-IhbmLF9oUtY0i3R4fk';
