const shape = /^8900080\d{6}$/;

/**
 * A number in the form of the register of hospitals (ROHINI): 13 digits that begin with 8900080 and end in a GS1 check
 * digit. Whether the hospital exists is the register's to say.
 */
export function isHospitalId(text: string): boolean {
  return shape.test(text) && gs1CheckDigit(text.slice(0, -1)) === Number(text.slice(-1));
}

/** Weights 3 and 1 by turns from the right; the check digit brings the sum to a multiple of ten. */
export function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
