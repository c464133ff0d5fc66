/** It gives "1 fault", "19,585 pincodes". */
export function formatCount(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function grouped(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Percent with at most one decimal and always a sign: "+3.2 %". */
export function signedPercent(percent: number): string {
  const rounded = Math.round(percent * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)} %`;
}

const amount = /^[+−-]?₹?[\d,.]+(?: %)?$/;

/** Columns of one width each; a column of numbers stands to the right. The first row is its heading. */
export function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const shapes = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const filled = cells.slice(1).filter((cell) => cell !== '');
    return {
      width: Math.max(...cells.map((cell) => cell.length)),
      isNumber: filled.length > 0 && filled.every((cell) => amount.test(cell)),
    };
  });
  return rows.map((row) =>
    shapes
      .map(({ width, isNumber }, column) => {
        const cell = row[column] ?? '';
        return isNumber ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
