import { Link } from 'wouter';
import * as texts from './texts.ts';
import * as formStyles from '../cafe-editing/form-parts.module.css';
import * as buttonStyles from '../../ui/button.module.css';

/** Tells that the cafe was taken away while it was edited. */
export function LostNote() {
  return (
    <div className={formStyles.note} data-tone="bad" role="alert">
      <span>
        {texts.lost} {texts.lostAbout}
      </span>
      <Link
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        href="/owner"
      >
        {texts.toMine}
      </Link>
    </div>
  );
}
