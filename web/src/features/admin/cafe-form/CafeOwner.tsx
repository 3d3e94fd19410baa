import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, errorText } from '../../../lib/api.ts';
import { formatUtcDay } from '../../../lib/dates.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Heading, Row, Text } from '../../../ui/Layout.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import * as texts from '#messages/admin/cafe-form';
import * as styles from './cafe-form.module.css';

/** The owner of a cafe, and the button that ends that. */
export function CafeOwner({ cafeId }: { cafeId: number }) {
  const params = { id: cafeId };
  const queries = useQueryClient();
  const ownerQuery = apiQuery('GET /api/admin/cafes/{id}/owner', { params });
  const { data, error } = useQuery(ownerQuery);
  const removing = useWrite('DELETE /api/admin/cafes/{id}/owner', {
    done({ message }) {
      queries.setQueryData(ownerQuery.queryKey, { owner: null });
      return message;
    },
    failed: texts.ownerFailed(),
  });
  if (error && !data) return <Text size="small">{errorText(error)}</Text>;
  if (!data) return null;
  const { owner } = data;
  return (
    <Card className={styles.activity}>
      <Heading size="name" tabIndex={-1}>
        {texts.owner()}
      </Heading>
      {owner ? (
        <Row wrap gap={16} justify="between">
          <Text size="ui">
            <strong>{owner.username}</strong>
            {` · ${owner.email} · ${texts.ownerSince({ day: formatUtcDay(owner.since), proof: owner.proof })}`}
          </Text>
          <Confirm
            title={texts.ownerRemoveQuestion({ who: owner.username })}
            verb={texts.ownerRemove()}
            onConfirm={() => removing.mutate({ params })}
            trigger={
              <Button size="small" disabled={removing.isPending}>
                {texts.ownerRemove()}
              </Button>
            }
          >
            {texts.ownerRemoveAbout()}
          </Confirm>
        </Row>
      ) : (
        <Text size="ui">{texts.ownerNone()}</Text>
      )}
    </Card>
  );
}
