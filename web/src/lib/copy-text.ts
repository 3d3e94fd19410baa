/** Copies a text. @returns whether it did: there is no clipboard over plain http, and a browser may refuse */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard as Clipboard | undefined)
    .then((clipboard) => clipboard!.writeText(text))
    .then(
      () => true,
      () => false,
    );
