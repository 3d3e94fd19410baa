import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

/** What it offers; the server looks at the bytes. */
const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  onFiles: (files: FileList) => void;
  children: ReactNode;
}

/** A file that is dropped beside the place for it does nothing. Without this the browser would leave the page and open it. */
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

/** Chooses photos among the files of the device. */
export function FileButton({ label, multiple, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  useStrayDrop();
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
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
