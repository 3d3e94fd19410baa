import { zodResolver } from '@hookform/resolvers/zod';
import { claimRequest } from '@cortado/contract/owners';
import { useForm } from 'react-hook-form';
import { errorText } from '../../lib/api.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import * as texts from '#messages/claim';

/** Asks an admin, with a note. */
export function AskForm({ cafeId }: { cafeId: number }) {
  const form = useForm({ resolver: zodResolver(claimRequest), defaultValues: { note: '' } });
  const asking = useWrite('POST /api/cafes/{id}/claim', { failed: null });
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((body) => asking.mutate({ params: { id: cafeId }, body }))(event)
      }
    >
      <TextAreaField
        label={texts.note()}
        placeholder={texts.noteExample()}
        error={
          form.formState.errors.note?.message ??
          (asking.error && errorText(asking.error)) ??
          undefined
        }
        {...form.register('note')}
      />
      <Button type="submit" look="solid" working={asking.isPending ? texts.asking() : null}>
        {texts.ask()}
      </Button>
    </Stack>
  );
}
