/** Within a sentence "High blood pressure (hypertension)" becomes "high blood pressure". */
export function plainName(name: string): string {
  const plain = name.replace(/ ?\([^()]*\)/g, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}
