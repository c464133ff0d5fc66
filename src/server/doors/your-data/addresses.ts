/** `your-data` is linked from the web app as well. */
export const yourDataPath = '/your-data';
export const readPath = `${yourDataPath}/all`;
export const filePath = `${yourDataPath}/data.json`;
export const erasePath = `${yourDataPath}/erase`;

/** Where somebody sees what they agreed to and takes it back: a page of the web app. */
export const agreedPath = '/health-plan/privacy';
