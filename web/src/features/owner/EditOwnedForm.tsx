import type { OwnedCafe } from '@cortado/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, errorText } from '../../lib/api.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useIsHere } from '../../lib/useIsHere.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { InertWhile } from '../../ui/InertWhile.tsx';
import { FormEnd } from '../cafe-editing/FormEnd.tsx';
import { RestoredNote } from '../cafe-editing/RestoredNote.tsx';
import { toastHoursNotReady } from '../cafe-editing/toast-hours-not-ready.ts';
import { PhotosLabel } from '../photos/CafePhotos.tsx';
import { AboutPart } from './AboutPart.tsx';
import { HOURS_ERROR, HoursPart } from './HoursPart.tsx';
import { NotManagedNote } from './NotManagedNote.tsx';
import { OffersPart } from './OffersPart.tsx';
import { PhotosPart } from './PhotosPart.tsx';
import { PlacePart } from './PlacePart.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { StaleOwned } from './StaleOwned.tsx';
import { FIELDS, partAddress, partOf, type OwnedField, type PartName } from './owned-values.ts';
import { aboutSaved } from './about-saved.ts';
import * as texts from '#messages/owner';
import { useOwnedForm } from './useOwnedForm.ts';
import * as styles from './edit-owned.module.css';

const tabsOf = (cafeId: number) =>
  [
    ['about', texts.tabAbout, AboutPart],
    ['hours', texts.tabHours, HoursPart],
    ['offers', texts.tabOffers, OffersPart],
    ['photos', () => <PhotosLabel cafeId={cafeId} />, PhotosPart],
    ['place', texts.tabPlace, PlacePart],
  ] as const;

interface EditOwnedFormProps {
  owned: OwnedCafe;
  /** The cafe is stored differently now. */
  onStored: (owned: OwnedCafe) => void;
}

/** The form of a member's own cafe. What cannot be saved is told where it is, and what was typed stays. */
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
  const code = saving.error instanceof ApiError ? saving.error.code : null;
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
      {owner.isRestored && code === null && <RestoredNote onDiscard={discard} />}
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
      <form noValidate onSubmit={(event) => void save(base.version)(event)}>
        <InertWhile isBusy={isPending}>
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
            kept="hours"
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
        </InertWhile>
        <FormEnd
          label={texts.save()}
          working={isPending ? texts.saving() : null}
          isDirty={isDirty}
        />
      </form>
    </>
  );
}
