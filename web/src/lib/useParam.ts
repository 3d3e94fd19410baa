import { useLocation, useSearch } from 'wouter';
import { addressOf, type Param } from './address.ts';

/** One parameter of the present address, and the addresses that differ in it alone. */
export function useParam<Value>({ name, read, write }: Param<Value>) {
  const [path] = useLocation();
  const search = useSearch();
  return {
    value: read(new URLSearchParams(search).get(name)),
    hrefOf: (value: Value) => {
      const query = new URLSearchParams(search);
      const text = write(value);
      if (text === null) query.delete(name);
      else query.set(name, text);
      return addressOf(path, query);
    },
  };
}

const tabParam = { name: 'tab', read: (text: string | null) => text, write: String };

/** The name of the tab in the address; null without one. */
export const useAskedTab = () => useParam(tabParam).value;
