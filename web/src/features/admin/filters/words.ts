import * as texts from '#messages/admin/filters';

interface Usage {
  cafes: number;
  members: number;
}

/** How much a category or an option is used, before it is deleted. */
export const usageText = ({ cafes, members }: Usage): string =>
  texts.usage({ cafes, members, isUsed: cafes + members > 0 });

/** What a toast says of a change of the filters. */
export const outcomeOf = ({ done, failed }: { done: () => string; failed: () => string }) => ({
  done: { title: texts.writeSuccess(), description: done() },
  failed: failed(),
});
