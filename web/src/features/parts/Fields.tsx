import { Tabs } from 'radix-ui';
import { useId, useState } from 'react';
import { Checkbox, Radio, Tick } from '../../ui/Choice.tsx';
import { Combobox, useTyped } from '../../ui/Combobox.tsx';
import { FormError } from '../../ui/Form.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Select } from '../../ui/Select.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StarPicker } from '../../ui/StarPicker.tsx';
import { TabList } from '../../ui/TabList.tsx';
import { TextAreaField, TextField } from '../../ui/TextField.tsx';
import { Section } from './Section.tsx';
import * as texts from '#messages/parts';
import * as optionStyles from '../../ui/option.module.css';
import * as segmentedStyles from '../../ui/segmented.module.css';
import * as tabsStyles from '../../ui/tabs.module.css';
import * as styles from './parts.module.css';

const FIELDS = { TextField, PasswordField, TextAreaField, SelectField };
const stateProps = {
  plain: () => ({ aside: <span>{texts.aside()}</span> }),
  filled: () => ({ required: true, hint: texts.hint(), defaultValue: texts.value() }),
  wrong: () => ({ error: texts.error() }),
  off: () => ({ disabled: true }),
};
const TABS = { tabs: tabsStyles.tabs, segmented: segmentedStyles.segmented };
const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[];
const choices = () => Object.entries(texts.choices).map(([name, text]) => [name, text()] as const);
const FIRST = 'espresso';

function Field({ kind, state }: { kind: keyof typeof FIELDS; state: keyof typeof stateProps }) {
  const common = { label: texts.label(), ...stateProps[state]() };
  if (kind === 'SelectField') return <SelectField {...common} choices={choices()} />;
  const Kind = FIELDS[kind];
  return <Kind {...common} placeholder={texts.placeholder()} autoComplete="off" />;
}

function Choices({ isOff = false }: { isOff?: boolean }) {
  const name = useId();
  const [ticked, setTicked] = useState<readonly string[]>([FIRST]);
  const [chosen, setChosen] = useState<string>(FIRST);
  return choices().map(([one, text], count) => (
    <div key={one}>
      <Checkbox
        checked={ticked.includes(one)}
        count={2 - count}
        disabled={isOff}
        onCheck={(wanted) =>
          setTicked(wanted ? [...ticked, one] : ticked.filter((it) => it !== one))
        }
      >
        {text}
      </Checkbox>
      <Radio name={name} checked={chosen === one} disabled={isOff} onCheck={() => setChosen(one)}>
        {text}
      </Radio>
    </div>
  ));
}

function Complete({ look }: { look: 'small' | 'bare' }) {
  const { typed, field } = useTyped();
  const [[, picked], setPicked] = useState(choices()[0]!);
  return (
    <Combobox
      {...field}
      look={look}
      label={texts.label()}
      items={choices()}
      keyOf={([key]) => key}
      textOf={([, text]) => text}
      value={typed ?? picked}
      onPick={setPicked}
      found={texts.found()}
    />
  );
}

/** Fields, checkboxes and choices. */
export function Fields() {
  const [stars, setStars] = useState(3);
  return (
    <>
      {keysOf(FIELDS).map((kind) => (
        <Section key={kind} name={kind}>
          <Columns of={4} grow>
            {keysOf(stateProps).map((state) => (
              <Field key={state} kind={kind} state={state} />
            ))}
          </Columns>
        </Section>
      ))}
      <Section name="Select and Combobox">
        <Select look="small" words={texts.words()} aria-label={texts.label()} choices={choices()} />
        <Select look="bare" aria-label={texts.label()} choices={choices()} />
        <Complete look="small" />
        <Complete look="bare" />
      </Section>
      <Section name="Checkbox and Radio">
        {[false, true].map((isOff) => (
          <div key={String(isOff)} className={styles.choices}>
            <Choices isOff={isOff} />
          </div>
        ))}
        <div className={`${optionStyles.pills} ${styles.choices}`}>
          <Choices />
        </div>
        <Tick defaultChecked>{texts.label()}</Tick>
        <Tick>{texts.label()}</Tick>
      </Section>
      <Section name="StarPicker">
        <StarPicker value={stars} label={texts.label()} onChange={setStars} />
        <FormError text={texts.error()} />
      </Section>
      {Object.entries(TABS).map(([name, className]) => (
        <Section key={name} name={name}>
          <Tabs.Root defaultValue={FIRST}>
            <TabList className={className} aria-label={name}>
              {choices().map(([one]) => (
                <Tabs.Trigger key={one} value={one}>
                  {one}
                </Tabs.Trigger>
              ))}
            </TabList>
            {choices().map(([one, text]) => (
              <Tabs.Content key={one} value={one}>
                {text}
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </Section>
      ))}
    </>
  );
}
