import type { Place, ReportReason } from '@cortado/contract';
import type { ProposedFact } from '@cortado/contract/fact-lists';
import { BUILT_IN_CATEGORIES } from '@cortado/contract/public-enums';
import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useHistoryState } from 'wouter/use-browser-location';
import { fieldOf } from '../../../lib/useSchemaForm.ts';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { TextAreaField } from '../../../ui/TextField.tsx';
import { factsOfCafe } from '../../facts/facts-of-cafe.ts';
import { FactFields } from '../../facts/FactFields.tsx';
import { inFormOrder, typedFacts, type TypedFact } from '../../facts/typed-facts.ts';
import { OfferChips } from '../../suggestions/OfferChips.tsx';
import { PlaceField } from '../../places/PlaceField.tsx';
import { PinField } from '../../suggestions/PinField.tsx';
import { apiQuery } from '../../../lib/api.ts';
import { Stack, Text } from '../../../ui/Layout.tsx';
import { Radio } from '../../../ui/Choice.tsx';
import type { FieldsProps } from './useReport.ts';
import * as suggestionsTexts from '#messages/suggestions';
import * as texts from '#messages/cafe/report';
import * as fieldStyles from '../../../ui/field.module.css';
import * as inputStyles from '../../../ui/input.module.css';

/** The new position: a chosen address places the pin, which can be dragged to the door. */
function MovedFields({ form, given }: FieldsProps) {
  const { register, setValue, formState } = form;
  const { address, position } = given.values;
  const { onChange: _onChange, ...input } = register('values.address');
  const fill = (place: Place) => {
    setValue('values.address', place.address);
    setValue('values.position', { latitude: place.latitude, longitude: place.longitude });
    if (place.neighborhood) setValue('values.neighborhood', place.neighborhood);
  };
  return (
    <>
      <PlaceField
        by="everyone"
        kind="address"
        label={texts.address()}
        value={address}
        onType={(text) =>
          setValue('values.address', text, { shouldValidate: formState.isSubmitted })
        }
        onChoose={fill}
        input={{ ...input, placeholder: texts.addressExample() }}
        error={formState.errors.values?.address?.message}
        hint={suggestionsTexts.pinHint()}
      />
      <PinField
        at={{ lat: position.latitude, lng: position.longitude }}
        onMove={({ lat, lng }) => setValue('values.position', { latitude: lat, longitude: lng })}
      />
    </>
  );
}

/** The duplicate of this cafe: one of those like it, or another one. */
function DuplicateFields({ cafe, form, given }: FieldsProps) {
  const { data, error } = useQuery(
    apiQuery('GET /api/suggestions/duplicates', {
      query: {
        name: cafe.name,
        address: cafe.address,
        lat: Number(cafe.latitude),
        lng: Number(cafe.longitude),
      },
    }),
  );
  const others = data?.filter((one) => one.cafe.id !== cafe.id) ?? [];
  const choose = (id: string) => form.setValue('duplicateOf', id);
  return (
    <Stack as="fieldset" gap={4}>
      <Text as="legend" size="ui" weight="strong">
        {texts.duplicates()}
      </Text>
      {others.map(({ cafe: other }) => (
        <Radio
          key={other.id}
          name="duplicate"
          checked={given.duplicateOf === String(other.id)}
          onCheck={() => choose(String(other.id))}
        >
          <span>
            {other.name}
            <Text as="span" tone="faint" weight="regular">
              {' '}
              {other.area}
            </Text>
          </span>
        </Radio>
      ))}
      <Radio name="duplicate" checked={given.duplicateOf === ''} onCheck={() => choose('')}>
        <span>{texts.duplicateOther()}</span>
      </Radio>
      <output className={fieldStyles.hint}>
        {error ? texts.duplicatesFailed() : data ? '' : texts.duplicatesSearching()}
      </output>
    </Stack>
  );
}

const HoursEditing = boundedPart(() => import('./HoursEditing.tsx'), 'HoursEditing', {
  loading: suggestionsTexts.hoursLoading,
});

const DETAILS = inFormOrder(
  typedFacts(({ report }) => report === 'details') as Extract<TypedFact, ProposedFact>[],
);

interface HoursFieldsProps extends FieldsProps {
  note: ReactNode;
  onReady: (isReady: boolean) => void;
}

function HoursFields({ cafe, form, given, note, onReady }: HoursFieldsProps) {
  const { openingHours, position } = factsOfCafe(cafe, ['openingHours', 'position']);
  const error = form.formState.errors.values?.openingHours?.message;
  return (
    <>
      {error && <p className={inputStyles.error}>{error}</p>}
      <HoursEditing
        value={given.values.openingHours}
        saved={openingHours}
        at={position}
        note={note}
        onChange={(text) => form.setValue('values.openingHours', text)}
        onReady={onReady}
      />
    </>
  );
}

function DetailsFields({ form, given }: FieldsProps) {
  const { setValue } = form;
  const field = fieldOf(form);
  return (
    <>
      <FactFields
        form="report"
        only={DETAILS}
        field={(fact, options) => field(`values.${fact}`, options)}
      />
      <div className={fieldStyles.field}>
        <Text size="ui" weight="strong">
          {texts.offers()}
        </Text>
        <OfferChips
          label={texts.offers()}
          categories={BUILT_IN_CATEGORIES}
          filterIds={given.values.filterIds}
          sellsCoffeeBeans={given.values.sellsCoffeeBeans}
          onFilters={(ids) => setValue('values.filterIds', ids)}
          onBeans={(sells) => setValue('values.sellsCoffeeBeans', sells)}
        />
      </div>
    </>
  );
}

const FIELDS: Partial<Record<ReportReason, (props: FieldsProps) => React.ReactNode>> = {
  moved: MovedFields,
  details: DetailsFields,
  duplicate: DuplicateFields,
};

interface ReportFieldsProps extends FieldsProps {
  reason: ReportReason;
  /** Whether what was entered can be sent, as far as is known. */
  onReady: (isReady: boolean) => void;
}

/** The second step: only the fields of one reason, and a note. It begins in the field of the value that was denied. */
export function ReportFields({ reason, onReady, ...props }: ReportFieldsProps) {
  const Fields = FIELDS[reason];
  const { register, formState, setFocus } = props.form;
  const about = useHistoryState<{ about?: ProposedFact } | null>()?.about;
  useEffect(() => {
    if (about) setFocus(`values.${about}`);
  }, [about, setFocus]);
  const isWhat = reason === 'other';
  const asksWhich = reason === 'duplicate' && props.given.duplicateOf === '';
  const note = (
    <TextAreaField
      label={texts.note()}
      aside={isWhat || asksWhich ? undefined : <span>{suggestionsTexts.optional()}</span>}
      placeholder={isWhat ? texts.noteWhat() : asksWhich ? texts.noteWhich() : texts.noteWhere()}
      rows={3}
      error={formState.errors.note?.message}
      {...register('note')}
    />
  );
  if (reason === 'hours') return <HoursFields {...props} note={note} onReady={onReady} />;
  return (
    <>
      {Fields && <Fields {...props} />}
      {note}
    </>
  );
}
