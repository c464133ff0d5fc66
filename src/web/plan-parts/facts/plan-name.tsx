type PlanNameProps = { readonly title: string; readonly insurer: string };

/** A title that ends in its insurer’s name, as one product of many insurers has, shows it only where the insurer stands beside it. */
export function PlanName({ title, insurer }: PlanNameProps) {
  const end = `, ${insurer}`;
  if (!title.endsWith(end)) return <span>{title}</span>;
  return (
    <>
      <span>{title.slice(0, -end.length)}</span>
      <span className="sr">{end}</span>
    </>
  );
}
