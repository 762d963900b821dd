/** The path of the page that says what is stored. */
export const storedDataPath = '/legal/stored-data';
