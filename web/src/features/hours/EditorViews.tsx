import * as texts from '#messages/hours';
import * as segmentedStyles from '../../ui/segmented.module.css';
import * as styles from './hours-editor.module.css';

export type View = 'week' | 'text' | 'preview';

interface EditorViewsProps {
  shown: View;
  canBeWeek: boolean;
  onShow: (view: View) => void;
}

/** Week or text; on a phone the preview too, which otherwise stands beside them. */
export function EditorViews({ shown, canBeWeek, onShow }: EditorViewsProps) {
  // Otherwise it stands beside them.
  const lookOf = (view: View) => (view === 'preview' ? 'narrow-only' : undefined);
  return (
    <fieldset className={`${segmentedStyles.segmented} ${styles.views}`} aria-label={texts.view()}>
      {(['week', 'text', 'preview'] as const).map((view) => (
        <button
          key={view}
          type="button"
          className={lookOf(view)}
          aria-pressed={shown === view}
          disabled={view === 'week' && !canBeWeek}
          onClick={() => onShow(view)}
        >
          {texts.views[view]()}
        </button>
      ))}
    </fieldset>
  );
}
