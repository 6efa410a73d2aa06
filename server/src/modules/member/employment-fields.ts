import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { ListField, TextField } from '../../platform/validation/fields';
import { WORK_PATTERN } from '../../platform/validation/patterns';
import { JOB_CATEGORIES } from './lists/choices';
import { COUNTRY_NAMES } from './lists/countries';

/** What stands where registration was not told something. */
export const NOT_STATED = 'N/A';

const workField = (what: 'The work location' | 'The job title') =>
  TextField({
    min: 3,
    max: 100,
    pattern: WORK_PATTERN,
    message: `${what} needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted.`,
  });

export const WorkCountryField = () =>
  applyDecorators(
    ApiProperty({ enumName: 'CountryName', enum: COUNTRY_NAMES, example: 'Philippines' }),
    ListField(COUNTRY_NAMES, 'Choose the country you work in.'),
  );
export const WorkLocationField = () => workField('The work location');
export const JobTitleField = () => workField('The job title');
export const JobCategoryField = () => {
  const categories = [NOT_STATED, ...JOB_CATEGORIES];
  return applyDecorators(
    ApiProperty({ enumName: 'JobCategory', enum: categories }),
    ListField(categories, 'Choose a job category.'),
  );
};

/** Whole pesos, 3 to 7 digits. */
export const MonthlyIncomeField = () => {
  const message = 'The monthly net income is a whole number of 3 to 7 digits.';
  return applyDecorators(IsInt({ message }), Min(100, { message }), Max(9_999_999, { message }));
};
