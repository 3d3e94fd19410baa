import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useDiscovery } from '../discovery-context.ts';
import * as texts from '#messages/discovery';

/** Opens the filters where there is no sidebar. */
export function FiltersButton({ className }: { className: string }) {
  const { activeFilters, sheet } = useDiscovery();
  return (
    <Button
      size="small"
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => sheet.open(event.currentTarget)}
    >
      <Icon name="sliders-horizontal" size={18} />
      {texts.filters()}
      {activeFilters.length > 0 && (
        <Badge tone="crema">
          {texts.filtersSet({
            count: activeFilters.length,
            unseen: <span className="sr-only" />,
          })}
        </Badge>
      )}
    </Button>
  );
}
