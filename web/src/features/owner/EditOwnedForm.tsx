import type { OwnedCafe, OwnerReport } from '@cortado/contract';
import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, codeOf, errorText } from '../../lib/api.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { quoted } from '../../lib/format.ts';
import { useIsHere } from '../../lib/useIsHere.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Note } from '../../ui/Note.tsx';
import { Heading, Text } from '../../ui/Layout.tsx';
import { RestoredNote, SaveForm } from '../cafe-editing/FormParts.tsx';
import { toastHoursNotReady } from '../cafe-editing/toast-hours-not-ready.ts';
import { shortLabelOf } from '../facts/labels.ts';
import { CafePhotos, PhotosLabel } from '../photos/CafePhotos.tsx';
import { AboutPart, HOURS_ERROR, HoursPart, OffersPart, PlacePart } from './OwnedParts.tsx';
import { NotManagedNote, StaleOwned } from './StaleOwned.tsx';
import { FIELDS, partAddress, partOf, type OwnedField, type PartName } from './owned-values.ts';
import * as texts from '#messages/owner';
import { useOwnedForm } from './useOwnedForm.ts';
import { aboutSaved, reportedText } from './words.ts';
import * as styles from './edit-owned.module.css';

const tabsOf = (cafeId: number) =>
  [
    ['about', texts.tabAbout, AboutPart],
    ['hours', texts.tabHours, HoursPart],
    ['offers', texts.tabOffers, OffersPart],
    ['photos', () => <PhotosLabel cafeId={cafeId} />, CafePhotos],
    ['place', texts.tabPlace, PlacePart],
  ] as const;

/** The proposed values that fit on a line. */
const proposedLines = ({ proposed }: OwnerReport) =>
  (['openingHours', 'phone', 'website', 'instagramHandle', 'address'] as const).flatMap((field) => {
    const value = proposed[field];
    return value ? [`${shortLabelOf(field)}: ${value}`] : [];
  });

/** Reports by others about the owner's cafe. */
function ReportNotes({ reports }: { reports: readonly OwnerReport[] }) {
  return reports.map((report) => (
    <Note key={report.id} tone="warn" icon={Flag} className={styles.fields}>
      <Heading size="ui" weight="strong">
        {reportedText(report)}
      </Heading>
      {Array.from(new Set([...report.notes.map(quoted), ...proposedLines(report)]), (line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <Text size="small">{texts.reportAbout()}</Text>
    </Note>
  ));
}

interface EditOwnedFormProps {
  owned: OwnedCafe;
  /** Called with the cafe as it is stored now. */
  onStored: (owned: OwnedCafe) => void;
}

/** The form of a member's own cafe. What cannot be saved is reported beside its field, and what was typed stays. */
export function EditOwnedForm({ owned, onStored }: EditOwnedFormProps) {
  const { id } = owned.cafe;
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const [hoursReady, setHoursReady] = useState(true);
  const [wrong, setWrong] = useState<OwnedField | null>(null);
  const owner = useOwnedForm(owned.cafe);
  const { form, values, base, changed, isDirty } = owner;
  const show = (next: OwnedCafe) => {
    owner.begin(next.cafe);
    onStored(next);
  };
  const open = (part: PartName) => navigate(partAddress(id, part), { replace: true });
  const showWrong = (errors: object) => {
    const field = FIELDS.find((one) => one in errors);
    if (!field) return;
    open(partOf(field));
    setWrong(field);
  };
  const saving = useWrite('PUT /api/owner/cafes/{id}', {
    form,
    done(stored) {
      show(stored);
      return { title: texts.saved(), description: aboutSaved(stored, values, changed) };
    },
    failed(error) {
      if (isHere.current && error instanceof ApiError) showWrong(error.fields);
      return texts.notSaved();
    },
  });
  const { isPending } = saving;
  useEffect(() => {
    if (!wrong || isPending) return undefined;
    // Its tab is shown a step after it is chosen.
    const timer = setTimeout(() => {
      if (wrong === 'openingHours') document.getElementById(HOURS_ERROR)?.focus();
      else form.setFocus(wrong);
      setWrong(null);
    });
    return () => clearTimeout(timer);
  }, [wrong, isPending, form]);
  const code = codeOf(saving.error);
  const save = (version: number) =>
    form.handleSubmit((given) => {
      if (!hoursReady) {
        open('hours');
        return toastHoursNotReady();
      }
      const edits = Object.fromEntries(changed.map((field) => [field, given[field]]));
      const body = { ...edits, version, isChecked: given.isChecked };
      return saving.mutate({ params: { id }, body });
    }, showWrong);
  const discard = () => {
    show(owned);
    focusHeading();
  };
  return (
    <>
      {owner.isRestored && !saving.error && <RestoredNote onDiscard={discard} />}
      {code === 'NOT_YOUR_CAFE' && <NotManagedNote />}
      {code === 'STALE_EDIT' && (
        <StaleOwned
          id={id}
          text={errorText(saving.error)}
          values={values}
          changed={changed}
          onReload={(newest) => {
            show(newest);
            saving.reset();
            focusHeading();
          }}
          onReplace={(newest) => {
            focusHeading();
            void save(newest.cafe.version)();
          }}
        />
      )}
      <ReportNotes reports={owned.reports} />
      <SaveForm
        onSubmit={save(base.version)}
        label={texts.save()}
        working={isPending && texts.saving()}
        isDirty={isDirty}
      >
        <AddressTabs
          label={texts.tabs()}
          tabs={tabsOf(id)}
          panel={{
            cafeId: id,
            form,
            values,
            saved: base.values,
            waiting: owned.waiting,
            onReady: setHoursReady,
          }}
          panelClassName={styles.part}
          persistent="hours"
          replace
        />
        <div className={styles.checked}>
          <Checkbox
            checked={values.isChecked}
            onCheck={(isChecked) => form.setValue('isChecked', isChecked)}
          >
            {texts.isChecked()}
          </Checkbox>
        </div>
      </SaveForm>
    </>
  );
}
