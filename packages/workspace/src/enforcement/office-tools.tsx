import { OfficerPhones } from './officer-phones.tsx';
import { OpenEnforcement } from './open-enforcement.tsx';

/** Among the actions of an office's list: another case, and the phones of visits. */
export function OfficeTools() {
  return (
    <>
      <OpenEnforcement />
      <OfficerPhones />
    </>
  );
}
