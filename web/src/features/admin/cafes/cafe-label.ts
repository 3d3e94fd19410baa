/** Branches of one name are told apart by where they are. */
export const cafeLabel = ({
  name,
  neighborhood,
}: {
  name: string;
  neighborhood?: string | undefined;
}): string => (neighborhood ? `${name} · ${neighborhood}` : name);
