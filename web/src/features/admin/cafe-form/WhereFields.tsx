import type { Place } from '@cortado/contract';
import { DEFAULT_LOCATION } from '@cortado/contract/vocabulary';
import { useWatch } from 'react-hook-form';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { Columns } from '../../../ui/Layout.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PlaceField } from '../../places/PlaceField.tsx';
import type { CafeFormApi } from './form-values.ts';
import * as texts from '#messages/admin/cafe-form';
import * as factTexts from '#messages/facts';
import { labelOf } from '../../facts/labels.ts';
import * as fillerStyles from '../../../ui/filler.module.css';
import * as styles from './cafe-form.module.css';

const PinMap = lazyPart(() => import('../../../map/PinMap.tsx'), 'PinMap');

const DECIMALS = 6;

/** Degrees of a field; null while it holds none. */
function degrees(text: unknown, limit: number): number | null {
  const number = text === '' ? Number.NaN : Number(text);
  return Math.abs(number) <= limit ? number : null;
}

/** Address, neighborhood and place: a chosen address fills all of them, and so does the pin its own two. */
export function WhereFields({ form }: { form: CafeFormApi }) {
  const { mapSource } = usePageState();
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const [address, latitude, longitude] = useWatch({
    control,
    name: ['address', 'latitude', 'longitude'],
  });
  const lat = degrees(latitude, 90);
  const lng = degrees(longitude, 180);
  const set = (name: 'address' | 'neighborhood' | 'latitude' | 'longitude', text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const fill = (place: Place) => {
    set('address', place.address);
    set('latitude', String(place.latitude));
    set('longitude', String(place.longitude));
    if (place.neighborhood) set('neighborhood', place.neighborhood);
  };
  const { onChange: _onChange, ...addressInput } = register('address');
  return (
    <>
      <PlaceField
        kind="address"
        label={labelOf('address')}
        required
        value={address}
        onType={(text) => set('address', text)}
        onChoose={fill}
        input={addressInput}
        error={errors.address?.message}
        hint={factTexts.help.admin.address()}
      />
      <Columns of={3}>
        <TextField
          label={labelOf('neighborhood')}
          required
          error={errors.neighborhood?.message}
          {...register('neighborhood')}
        />
        <TextField
          label={texts.coordinates.latitude()}
          required
          inputMode="decimal"
          error={errors.latitude?.message}
          {...register('latitude')}
        />
        <TextField
          label={texts.coordinates.longitude()}
          required
          inputMode="decimal"
          error={errors.longitude?.message}
          {...register('longitude')}
        />
      </Columns>
      <div className={styles.map}>
        <PartBoundary
          waiting={<p className={fillerStyles.filler}>{texts.pinLoading()}</p>}
          failed={partFailed}
        >
          <PinMap
            label={texts.pinLabel()}
            at={lat === null || lng === null ? DEFAULT_LOCATION : { lat, lng }}
            source={mapSource}
            onMove={(at) => {
              set('latitude', at.lat.toFixed(DECIMALS));
              set('longitude', at.lng.toFixed(DECIMALS));
            }}
          />
        </PartBoundary>
      </div>
    </>
  );
}
