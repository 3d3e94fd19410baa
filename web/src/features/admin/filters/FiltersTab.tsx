import type { AdminFilterCategory } from '@cortado/contract';
import { Plus } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { addressOf, choiceParam, textParam, writeParams } from '../../../lib/address.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { useParam } from '../../../lib/useParam.ts';
import { apiQuery, errorText } from '../../../lib/api.ts';
import { useNavigateOnce } from '../../../lib/useNavigateOnce.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../lib/toast.ts';
import { Async } from '../../../ui/Async.tsx';
import { TabList } from '../../../ui/TabList.tsx';
import { Note } from '../../../ui/Note.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Columns, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CafePicker, type PickedCafe } from '../CafePicker.tsx';
import { FilterTicks } from '../../cafe-editing/FilterTicks.tsx';
import { Organization } from './Organization.tsx';
import { outcomeOf, useAdminCategories, useAskedSynonym } from './useAdminFilters.ts';
import { NewCategory } from './NewDialogs.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import * as texts from '#messages/admin/filters';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as tagStyles from '../../../ui/tag.module.css';
import * as styles from './filters-tab.module.css';

const NONE: readonly number[] = [];

/** What a cafe carries now. */
function CurrentFilters({ cafeId }: { cafeId: number }) {
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/cafes/{id}/filters', { params: { id: cafeId } }),
  );
  if (error) return <p role="alert">{texts.applyLoadFailed({ why: errorText(error) })}</p>;
  return (
    <Stack gap={8} aria-busy={!data}>
      <Text as="h3" size="ui" weight="strong">
        {texts.applyAppliedNow()}
      </Text>
      {data?.length === 0 && <Text size="small">{texts.applyNoneApplied()}</Text>}
      <Row as="ul" wrap>
        {data?.map((filter) => (
          <li key={filter.filter_option_id} className={tagStyles.tag}>
            {texts.applyApplied({
              category: filter.category_display_name,
              option: filter.display_name,
            })}
          </li>
        ))}
      </Row>
    </Stack>
  );
}

/** Adds filter options to a published cafe. */
function ApplyFilters({ categories }: { categories: readonly AdminFilterCategory[] }) {
  const [cafe, setCafe] = useState<PickedCafe | null>(null);
  const [ids, setIds] = useState(NONE);
  const applying = useWrite('POST /api/admin/cafes/{id}/filters', {
    ...outcomeOf(texts.writeApply),
    next: () => setIds(NONE),
  });
  const apply = () => {
    if (!cafe || ids.length === 0) {
      const description = texts.applyIncomplete();
      return toast({ tone: 'error', title: texts.applyIncompleteTitle(), description });
    }
    applying.mutate({ params: { id: cafe.id }, body: { filter_option_ids: ids } });
  };
  return (
    <Card gap={16} title={texts.applyHeading()} aria-label={texts.applyHeading()}>
      <Columns of={3}>
        <CafePicker
          label={texts.applyCafe()}
          value={cafe}
          onPick={setCafe}
          none={texts.applyChooseCafe()}
          status="published"
        />
      </Columns>
      {cafe && <CurrentFilters cafeId={cafe.id} />}
      <FilterTicks categories={categories} ticked={ids} onTick={setIds} />
      <Row>
        <Button
          look="solid"
          working={applying.isPending ? texts.applyWorking() : null}
          onClick={apply}
        >
          {texts.applyAction({ count: ids.length })}
        </Button>
      </Row>
    </Card>
  );
}

/** Stable, so that React calls it once, and not on every render. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Asks for the option that a word is a synonym of. */
function AskedSynonym({ word }: { word: string }) {
  return (
    <Note
      actions={
        <LinkButton
          look="quiet"
          size="small"
          href="/admin?tab=filters"
          replace
          onClick={() => focusHeading()}
        >
          {texts.dialogCancel()}
        </LinkButton>
      }
    >
      <p ref={focus} tabIndex={-1}>
        {texts.synonymAsked({ word })}
      </p>
    </Note>
  );
}

const VIEW = choiceParam('view', ['options', 'organization'], 'options');
const ADDRESS = { tab: textParam('tab'), view: VIEW };

/** Categories with their options, and the order in which they show. */
export function FiltersTab() {
  const categories = useAdminCategories();
  const view = useParam(VIEW).value;
  const [path] = useLocation();
  const navigate = useNavigateOnce();
  const asked = useAskedSynonym();
  const isNarrow = useMediaQuery(below('oneColumn'));
  return (
    <Async query={categories} failed={texts.filtersLoadFailed()} why={errorText}>
      {(data) => (
        <Tabs.Root
          className={styles.filters}
          value={view}
          onValueChange={(next) =>
            navigate(
              addressOf(path, writeParams(ADDRESS, { tab: 'filters', view: VIEW.read(next) })),
            )
          }
        >
          <TabList
            className={`${segmentedStyles.segmented} ${styles.views}`}
            aria-label={texts.filtersTitle()}
          >
            <Tabs.Trigger value="options">{texts.filtersOptions()}</Tabs.Trigger>
            <Tabs.Trigger value="organization">{texts.filtersOrganization()}</Tabs.Trigger>
          </TabList>
          <Tabs.Content value="options">
            <Stack gap={16}>
              <Row className={styles.head}>
                <OpensDialog
                  trigger={
                    <Button>
                      <Plus size={18} />
                      {texts.categoryAdd()}
                    </Button>
                  }
                >
                  {(close) => <NewCategory onDone={close} />}
                </OpensDialog>
              </Row>
              {asked !== null && <AskedSynonym word={asked} />}
              <div className={styles.categories}>
                {data.map((category, index) => (
                  <CategoryCard
                    key={category.id}
                    category={category}
                    startsOpen={!isNarrow || index === 0 || asked !== null}
                  />
                ))}
              </div>
              <ApplyFilters categories={data} />
            </Stack>
          </Tabs.Content>
          <Tabs.Content value="organization">
            <Organization categories={data} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </Async>
  );
}
