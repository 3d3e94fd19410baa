import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps extends ComponentProps<typeof Button> {
  label: string;
  /** The types that are offered; the server checks the file itself. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: FileList) => void;
}

/** A file that is dropped outside the drop zone does nothing. Without this the browser would leave the page and open it. */
function useStrayDrop(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Chooses among the files of the device. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, multiple, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  useStrayDrop();
  return (
    <>
      <Button {...button} onClick={() => button['aria-disabled'] || input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
