/** Id of the line that says that a file of the page stayed away: the server draws it above each page, a script of the page shows it. */
export const missingFilesId = 'missing-files';
