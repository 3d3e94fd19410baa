/** How many pages a list fills; an empty one has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The pages to offer: the first 2, the last 2 and those within 1 of the current; null is a gap. */
export function pageButtons(current: number, pages: number): (number | null)[] {
  const shown = (page: number) => page <= 2 || page > pages - 2 || Math.abs(page - current) <= 1;
  const buttons: (number | null)[] = [];
  for (let page = 1; page <= pages; page += 1) {
    if (shown(page)) buttons.push(page);
    else if (buttons.at(-1) !== null) buttons.push(null);
  }
  return buttons;
}
