/** Spreadsheets read a file without it as another alphabet than ours. */
const byteOrderMark = '\uFEFF';

/** Hands a text to the browser as a file. */
export function saveCsv(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  window.setTimeout(() => URL.revokeObjectURL(href));
}
