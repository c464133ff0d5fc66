/** Coefficients of Acklam's rational approximation; its relative error is below 1.2 in a thousand million. */
const centre = {
  over: [
    -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
    2.506628277459239,
  ],
  under: [
    -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1,
    -1.328068155288572e1, 1,
  ],
};
const tail = {
  over: [
    -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  under: [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1],
};
const tailBelow = 0.02425;

/** The value below which a standard normal variable lies with this probability, 0 to 1 without both ends. */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability < tailBelow) {
    const q = Math.sqrt(-2 * Math.log(probability));
    return polynomial(tail.over, q) / polynomial(tail.under, q);
  }
  const q = probability - 0.5;
  const r = q * q;
  return (q * polynomial(centre.over, r)) / polynomial(centre.under, r);
}

/** Gives the share of a standard normal variable below a value: where the quantile crosses it. */
export function normalShareBelow(value: number): number {
  const distance = Math.abs(value);
  const density = Math.exp((-distance * distance) / 2) / Math.sqrt(2 * Math.PI);
  if (density === 0) return value > 0 ? 1 : 0;
  // Börjesson and Sundberg's bound is within 0.3 % of the tail; each step squares what is left of that error.
  let tail =
    density / ((1 - 1 / Math.PI) * distance + Math.sqrt(distance * distance + 2 * Math.PI) / Math.PI);
  for (let step = 0; step < 3; step++) tail -= (normalQuantile(tail) + distance) * density;
  return value > 0 ? 1 - tail : tail;
}

function polynomial(coefficients: readonly number[], at: number): number {
  let sum = 0;
  for (let nth = 0; nth < coefficients.length; nth++) sum = sum * at + (coefficients[nth] as number); // within its length
  return sum;
}
