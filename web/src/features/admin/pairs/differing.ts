/** A text in parts of whole words: what it begins and ends with as another one does, and between what `differs`. */
export function differingParts(text: string, other: string) {
  const split = (one: string) => one.split(/(?=[\s,/])|(?<=[\s,/])/);
  const [words, others] = [split(text), split(other)];
  let start = 0;
  while (start < words.length && words[start] === others[start]) start++;
  let end = 0;
  const rest = Math.min(words.length, others.length) - start;
  while (end < rest && words.at(-1 - end) === others.at(-1 - end)) end++;
  const parts = [
    { text: words.slice(0, start).join(''), differs: false },
    { text: words.slice(start, words.length - end).join(''), differs: true },
    { text: words.slice(words.length - end).join(''), differs: false },
  ];
  return parts.filter((part) => part.text !== '');
}
