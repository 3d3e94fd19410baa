import type { ImportBatch } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../../lib/api-query.ts';
import { errorText } from '../../../../lib/api.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Choice.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { focusPanelHeading } from '../../focus-panel-heading.ts';
import * as texts from '#messages/admin/import/mapping';
import * as importTexts from '#messages/admin/import';
import { useImport } from '../useImport.ts';

/** The rows of an import that stayed for review, each with its reason; likely duplicates may come in all the same. */
export function LeftRows({ batch, isBusy }: { batch: ImportBatch; isBusy: boolean }) {
  const { run } = useImport();
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/imports/{id}/rows', { params: { id: batch.id } }),
    staleTime: 0,
  });
  const dismissing = useWrite('POST /api/admin/imports/{id}/dismiss', {
    failed: texts.leftNotDismissed(),
  });
  const [included, setIncluded] = useState<readonly number[]>([]);
  return (
    <Stack
      as="section"
      gap={8}
      align="start"
      aria-label={texts.leftLabel({ place: batch.location })}
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <Text size="small">{texts.leftLoading()}</Text>}
      <Stack as="ul" lines>
        {data?.map(({ number, name, problem, verdict }) => (
          <Stack as="li" key={number} gap={2} align="start">
            <Text size="ui">
              <strong>
                <bdi>{name}</bdi>
              </strong>{' '}
              {problem}
            </Text>
            <Button
              look="quiet"
              size="small"
              aria-label={texts.leftDismissFor({ name })}
              aria-disabled={dismissing.isPending || undefined}
              onClick={({ currentTarget }) => {
                if (dismissing.isPending) return;
                focusPanelHeading(currentTarget);
                setIncluded(included.filter((one) => one !== number));
                dismissing.mutate({ params: { id: batch.id }, body: { rows: [number] } });
              }}
            >
              {texts.leftDismiss()}
            </Button>
            {verdict === 'duplicate' && (
              <Checkbox
                checked={included.includes(number)}
                onCheck={(wanted) =>
                  setIncluded(
                    wanted ? [...included, number] : included.filter((one) => one !== number),
                  )
                }
              >
                <span>{importTexts.reviewInclude({ cafe: <bdi>{name}</bdi> })}</span>
              </Checkbox>
            )}
          </Stack>
        ))}
      </Stack>
      <Text size="small" tone="soft">
        {texts.leftAbout()}
      </Text>
      <Button
        size="small"
        disabled={!data}
        working={isBusy ? importTexts.importWorking() : null}
        onClick={({ currentTarget }) =>
          run({ id: batch.id, include: included }, () => focusPanelHeading(currentTarget))
        }
      >
        {importTexts.recentResume()}
      </Button>
    </Stack>
  );
}
