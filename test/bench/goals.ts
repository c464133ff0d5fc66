/** Goals are shown beside every figure, and at the end which were missed. */
export function createGoals() {
  const missed: string[] = [];
  return {
    check(reached: boolean, goal: string): string {
      if (!reached) missed.push(goal);
      return reached ? `goal: ${goal}` : `goal MISSED: ${goal}`;
    },
    verdict: () => (missed.length === 0 ? '\nEvery goal is reached.' : `\nMissed: ${missed.join('; ')}`),
  };
}
