/** Address of a proposal's screen, for answers and redirects of the server. */
export function screenPath(proposalId: string, screen: string): string {
  return `/health-plan/proposals/${encodeURIComponent(proposalId)}/${screen}`;
}
